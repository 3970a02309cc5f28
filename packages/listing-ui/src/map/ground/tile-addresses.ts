// Made by packages/tooling/src/map/make.mjs.
import tile2_0_0 from './tiles/2-0-0.tile';
import tile2_1_0 from './tiles/2-1-0.tile';
import tile2_0_1 from './tiles/2-0-1.tile';
import tile2_1_1 from './tiles/2-1-1.tile';
import tile5_6_3 from './tiles/5-6-3.tile';
import tile5_7_3 from './tiles/5-7-3.tile';
import tile5_8_3 from './tiles/5-8-3.tile';
import tile5_9_3 from './tiles/5-9-3.tile';
import tile5_10_3 from './tiles/5-10-3.tile';
import tile5_11_3 from './tiles/5-11-3.tile';
import tile5_5_4 from './tiles/5-5-4.tile';
import tile5_6_4 from './tiles/5-6-4.tile';
import tile5_7_4 from './tiles/5-7-4.tile';
import tile5_8_4 from './tiles/5-8-4.tile';
import tile5_9_4 from './tiles/5-9-4.tile';
import tile5_10_4 from './tiles/5-10-4.tile';
import tile5_11_4 from './tiles/5-11-4.tile';
import tile5_4_5 from './tiles/5-4-5.tile';
import tile5_5_5 from './tiles/5-5-5.tile';
import tile5_6_5 from './tiles/5-6-5.tile';
import tile5_7_5 from './tiles/5-7-5.tile';
import tile5_8_5 from './tiles/5-8-5.tile';
import tile5_9_5 from './tiles/5-9-5.tile';
import tile5_10_5 from './tiles/5-10-5.tile';
import tile5_11_5 from './tiles/5-11-5.tile';
import tile5_1_6 from './tiles/5-1-6.tile';
import tile5_2_6 from './tiles/5-2-6.tile';
import tile5_4_6 from './tiles/5-4-6.tile';
import tile5_5_6 from './tiles/5-5-6.tile';
import tile5_6_6 from './tiles/5-6-6.tile';
import tile5_7_6 from './tiles/5-7-6.tile';
import tile5_8_6 from './tiles/5-8-6.tile';
import tile5_9_6 from './tiles/5-9-6.tile';
import tile5_10_6 from './tiles/5-10-6.tile';
import tile5_11_6 from './tiles/5-11-6.tile';
import tile5_1_7 from './tiles/5-1-7.tile';
import tile5_2_7 from './tiles/5-2-7.tile';
import tile5_3_7 from './tiles/5-3-7.tile';
import tile5_4_7 from './tiles/5-4-7.tile';
import tile5_5_7 from './tiles/5-5-7.tile';
import tile5_6_7 from './tiles/5-6-7.tile';
import tile5_7_7 from './tiles/5-7-7.tile';
import tile5_8_7 from './tiles/5-8-7.tile';
import tile5_9_7 from './tiles/5-9-7.tile';
import tile5_10_7 from './tiles/5-10-7.tile';
import tile5_11_7 from './tiles/5-11-7.tile';
import tile5_0_8 from './tiles/5-0-8.tile';
import tile5_1_8 from './tiles/5-1-8.tile';
import tile5_2_8 from './tiles/5-2-8.tile';
import tile5_3_8 from './tiles/5-3-8.tile';
import tile5_4_8 from './tiles/5-4-8.tile';
import tile5_5_8 from './tiles/5-5-8.tile';
import tile5_6_8 from './tiles/5-6-8.tile';
import tile5_7_8 from './tiles/5-7-8.tile';
import tile5_8_8 from './tiles/5-8-8.tile';
import tile5_9_8 from './tiles/5-9-8.tile';
import tile5_10_8 from './tiles/5-10-8.tile';
import tile5_11_8 from './tiles/5-11-8.tile';
import tile5_0_9 from './tiles/5-0-9.tile';
import tile5_1_9 from './tiles/5-1-9.tile';
import tile5_2_9 from './tiles/5-2-9.tile';
import tile5_3_9 from './tiles/5-3-9.tile';
import tile5_4_9 from './tiles/5-4-9.tile';
import tile5_5_9 from './tiles/5-5-9.tile';
import tile5_6_9 from './tiles/5-6-9.tile';
import tile5_7_9 from './tiles/5-7-9.tile';
import tile5_8_9 from './tiles/5-8-9.tile';
import tile5_9_9 from './tiles/5-9-9.tile';
import tile5_10_9 from './tiles/5-10-9.tile';
import tile5_11_9 from './tiles/5-11-9.tile';
import tile5_0_10 from './tiles/5-0-10.tile';
import tile5_1_10 from './tiles/5-1-10.tile';
import tile5_2_10 from './tiles/5-2-10.tile';
import tile5_4_10 from './tiles/5-4-10.tile';
import tile5_5_10 from './tiles/5-5-10.tile';
import tile5_6_10 from './tiles/5-6-10.tile';
import tile5_7_10 from './tiles/5-7-10.tile';
import tile5_8_10 from './tiles/5-8-10.tile';
import tile5_9_10 from './tiles/5-9-10.tile';
import tile5_10_10 from './tiles/5-10-10.tile';
import tile5_11_10 from './tiles/5-11-10.tile';
import tile5_4_11 from './tiles/5-4-11.tile';
import tile5_5_11 from './tiles/5-5-11.tile';
import tile5_6_11 from './tiles/5-6-11.tile';
import tile5_7_11 from './tiles/5-7-11.tile';
import tile5_8_11 from './tiles/5-8-11.tile';
import tile5_9_11 from './tiles/5-9-11.tile';
import tile5_10_11 from './tiles/5-10-11.tile';
import tile5_11_11 from './tiles/5-11-11.tile';
import tile5_4_12 from './tiles/5-4-12.tile';
import tile5_5_12 from './tiles/5-5-12.tile';
import tile5_6_12 from './tiles/5-6-12.tile';
import tile5_7_12 from './tiles/5-7-12.tile';
import tile5_8_12 from './tiles/5-8-12.tile';
import tile5_9_12 from './tiles/5-9-12.tile';
import tile5_10_12 from './tiles/5-10-12.tile';
import tile5_1_13 from './tiles/5-1-13.tile';
import tile5_5_13 from './tiles/5-5-13.tile';
import tile5_6_13 from './tiles/5-6-13.tile';
import tile5_7_13 from './tiles/5-7-13.tile';
import tile5_8_13 from './tiles/5-8-13.tile';
import tile5_9_13 from './tiles/5-9-13.tile';
import tile5_1_14 from './tiles/5-1-14.tile';
import tile5_2_14 from './tiles/5-2-14.tile';
import tile5_6_14 from './tiles/5-6-14.tile';
import tile5_7_14 from './tiles/5-7-14.tile';
import tile5_8_14 from './tiles/5-8-14.tile';
import tile5_9_14 from './tiles/5-9-14.tile';
import tile5_10_14 from './tiles/5-10-14.tile';

/** Where each tile of the ground is: `zoom-column-row` → address. What is not here is open water. */
export const tileAddresses: Readonly<Record<string, string>> = {
  '2-0-0': tile2_0_0,
  '2-1-0': tile2_1_0,
  '2-0-1': tile2_0_1,
  '2-1-1': tile2_1_1,
  '5-6-3': tile5_6_3,
  '5-7-3': tile5_7_3,
  '5-8-3': tile5_8_3,
  '5-9-3': tile5_9_3,
  '5-10-3': tile5_10_3,
  '5-11-3': tile5_11_3,
  '5-5-4': tile5_5_4,
  '5-6-4': tile5_6_4,
  '5-7-4': tile5_7_4,
  '5-8-4': tile5_8_4,
  '5-9-4': tile5_9_4,
  '5-10-4': tile5_10_4,
  '5-11-4': tile5_11_4,
  '5-4-5': tile5_4_5,
  '5-5-5': tile5_5_5,
  '5-6-5': tile5_6_5,
  '5-7-5': tile5_7_5,
  '5-8-5': tile5_8_5,
  '5-9-5': tile5_9_5,
  '5-10-5': tile5_10_5,
  '5-11-5': tile5_11_5,
  '5-1-6': tile5_1_6,
  '5-2-6': tile5_2_6,
  '5-4-6': tile5_4_6,
  '5-5-6': tile5_5_6,
  '5-6-6': tile5_6_6,
  '5-7-6': tile5_7_6,
  '5-8-6': tile5_8_6,
  '5-9-6': tile5_9_6,
  '5-10-6': tile5_10_6,
  '5-11-6': tile5_11_6,
  '5-1-7': tile5_1_7,
  '5-2-7': tile5_2_7,
  '5-3-7': tile5_3_7,
  '5-4-7': tile5_4_7,
  '5-5-7': tile5_5_7,
  '5-6-7': tile5_6_7,
  '5-7-7': tile5_7_7,
  '5-8-7': tile5_8_7,
  '5-9-7': tile5_9_7,
  '5-10-7': tile5_10_7,
  '5-11-7': tile5_11_7,
  '5-0-8': tile5_0_8,
  '5-1-8': tile5_1_8,
  '5-2-8': tile5_2_8,
  '5-3-8': tile5_3_8,
  '5-4-8': tile5_4_8,
  '5-5-8': tile5_5_8,
  '5-6-8': tile5_6_8,
  '5-7-8': tile5_7_8,
  '5-8-8': tile5_8_8,
  '5-9-8': tile5_9_8,
  '5-10-8': tile5_10_8,
  '5-11-8': tile5_11_8,
  '5-0-9': tile5_0_9,
  '5-1-9': tile5_1_9,
  '5-2-9': tile5_2_9,
  '5-3-9': tile5_3_9,
  '5-4-9': tile5_4_9,
  '5-5-9': tile5_5_9,
  '5-6-9': tile5_6_9,
  '5-7-9': tile5_7_9,
  '5-8-9': tile5_8_9,
  '5-9-9': tile5_9_9,
  '5-10-9': tile5_10_9,
  '5-11-9': tile5_11_9,
  '5-0-10': tile5_0_10,
  '5-1-10': tile5_1_10,
  '5-2-10': tile5_2_10,
  '5-4-10': tile5_4_10,
  '5-5-10': tile5_5_10,
  '5-6-10': tile5_6_10,
  '5-7-10': tile5_7_10,
  '5-8-10': tile5_8_10,
  '5-9-10': tile5_9_10,
  '5-10-10': tile5_10_10,
  '5-11-10': tile5_11_10,
  '5-4-11': tile5_4_11,
  '5-5-11': tile5_5_11,
  '5-6-11': tile5_6_11,
  '5-7-11': tile5_7_11,
  '5-8-11': tile5_8_11,
  '5-9-11': tile5_9_11,
  '5-10-11': tile5_10_11,
  '5-11-11': tile5_11_11,
  '5-4-12': tile5_4_12,
  '5-5-12': tile5_5_12,
  '5-6-12': tile5_6_12,
  '5-7-12': tile5_7_12,
  '5-8-12': tile5_8_12,
  '5-9-12': tile5_9_12,
  '5-10-12': tile5_10_12,
  '5-1-13': tile5_1_13,
  '5-5-13': tile5_5_13,
  '5-6-13': tile5_6_13,
  '5-7-13': tile5_7_13,
  '5-8-13': tile5_8_13,
  '5-9-13': tile5_9_13,
  '5-1-14': tile5_1_14,
  '5-2-14': tile5_2_14,
  '5-6-14': tile5_6_14,
  '5-7-14': tile5_7_14,
  '5-8-14': tile5_8_14,
  '5-9-14': tile5_9_14,
  '5-10-14': tile5_10_14,
};
