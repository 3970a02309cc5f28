import type { Colour } from './colour.ts';

/**
 * Colours of a listing's photos. The seed's alt texts name the colours of sofa, cabinets and door in the same order.
 */
export interface Palette {
  readonly sofa: Colour;
  readonly cabinet: Colour;
  readonly door: Colour;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly wood: Colour;
  readonly accent: Colour;
  readonly second: Colour;
  readonly leaf: Colour;
  readonly facade: Colour;
}

// Columns: sofa, cabinet, door | wall, floor, wood | accent, second, leaf, facade.
const rows = `
#4a6d8c #f1eee6 #c2452f | #eae4d8 #c79a6b #96693f | #e8a33d #c75b4a #4f7d57 #b56a4f
#c2724e #2f7475 #2c5f8f | #dde6e3 #b98d62 #80583a | #e3b04b #2f6f73 #5a8a4f #d9cdb8
#6f8a5c #efe4c8 #e9b13c | #f1e6dc #d3ab7d #a8774a | #d9694f #3e5c76 #6b8f5a #a7796a
#7d5a86 #2c3a66 #6a3f7d | #dcdde8 #a9815c #6f4d33 | #f0b441 #4a7fa5 #47745b #7f7684
#b3543a #2f5f4c #2f7d5b | #e6e8da #c5a880 #8f6a45 | #37695f #e9c46a #3f7a4e #e4d6b8
#474e5c #9db39a #d9652f | #ece9ef #bfa58a #7a5b44 | #e07a5f #81b29a #5f8d63 #9b8478
#2d6468 #b98a56 #3b459c | #f3ead3 #b0835a #8a5a34 | #df7f2f #5e8b7e #557a46 #b0584a
#d9a441 #3e6a99 #c23b62 | #dbe7ee #cdb193 #9c7a58 | #39608f #d0675a #4c8063 #6f8294
#2f3d66 #f3f1ec #f0b840 | #e9edf2 #b48a5e #7d5836 | #ffc44d #c9765b #4d7a5c #c4cad6
#cf8a8f #9aa3ab #3d7457 | #f4e7e4 #cfa87e #9a6f49 | #7c9a86 #d8a25e #5d8460 #d8b8a6
#7d7d45 #7a5238 #a5452f | #efe9d6 #a87b50 #6d472c | #c98a35 #9c4f3a #66803f #8f5f45
#7fb0d0 #d9c3a0 #26365e | #e6f0f2 #d6b890 #a58258 | #f2b35e #4f86a8 #5f9470 #dfe3e2
#8c5a38 #2f5140 #26272e | #e8dfd2 #8f6642 #5c3d26 | #d98f3f #4f6d5a #4a6f4b #7a3f34
#8d939e #efd98c #25747a | #eef0ea #c9a57a #8d6a48 | #25747a #e3a93f #57866a #a8b0a4
#3c4690 #e0cda8 #e5735c | #eeeaf4 #c39b70 #87613f | #e5735c #f0b95a #55805e #6a6fa3
#e9dfca #8aa3b8 #7d2b3d | #e3e1dc #a7815d #6e4e36 | #9a4a56 #d6a14b #567a58 #b9a48c`;

/** Sixteen palettes: warm woods, one dusk tone and one yellow in each. */
export const palettes: readonly Palette[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [sofa, cabinet, door, wall, floor, wood, accent, second, leaf, facade] = row
      .replaceAll('|', ' ')
      .trim()
      .split(/\s+/) as Colour[] & { length: 10 };
    return { sofa, cabinet, door, wall, floor, wood, accent, second, leaf, facade } as Palette;
  });
