import type { ListingState } from '@porchlight/contracts';
import type { DemoListing } from './demo-listing-states.ts';

const detached = '4v1tof8bme';
const duplex = 'elsbspo1wm';
const condo = 'qd4z3v0elj';
const suite = 'd05ayo18v6';
const edmonton = 'tw43qybr8n';

/** What it is like, state, days since it was written and since it closed, monthly rent, beds, street, title. */
type Row = readonly [string, ListingState, number, number, number, number, string, string];

const rows: readonly Row[] = [
  [condo, 'rented', 98, 31, 1_795, 1, '1110 11 Street SW', 'One-bedroom condo near the Beltline cafés'],
  [suite, 'rented', 104, 60, 1_290, 1, '62 Taradale Close NE', 'Bright basement suite, bus 71 at the corner'],
  [detached, 'rented', 112, 73, 2_450, 3, '215 Evanston Way NW', 'Three-bedroom house with a double garage'],
  [duplex, 'rented', 121, 88, 2_150, 3, '1930 Bowness Road NW', 'Half duplex close to the river and shops'],
  [condo, 'rented', 133, 97, 1_650, 1, '604 East Village Place SE', 'Condo by the library and the river walk'],
  [edmonton, 'rented', 140, 12, 2_050, 3, '1814 Haswell Court NW', 'House with a fenced yard in Riverbend'],
  [suite, 'expired', 146, 101, 1_200, 1, '31 Saddlecrest Green NE', 'Quiet basement suite, heat and water included'],
  [detached, 'rented', 155, 119, 2_600, 4, '77 Tuscany Ridge Heights NW', 'Four-bedroom house next to the school'],
  [condo, 'rented', 163, 120, 1_900, 2, '825 8 Avenue SW', 'Two-bedroom condo downtown with parking'],
  [duplex, 'suspended', 170, 20, 1_500, 3, '4410 Rundlehorn Drive NE', 'Duplex with a new kitchen near the station'],
  [suite, 'rented', 182, 150, 1_350, 2, '9 Covepark Rise NE', 'Two-bedroom suite with its own entrance'],
  [edmonton, 'rented', 190, 148, 1_980, 3, '9402 Ottewell Road NW', 'Family house near the ravine trails'],
  [condo, 'expired', 201, 156, 1_700, 1, '315 3 Street SE', 'Corner condo with two balconies'],
  [detached, 'rented', 214, 171, 2_350, 3, '140 Panatella Circle NW', 'House with a big kitchen and a deck'],
  [duplex, 'rented', 228, 190, 2_100, 3, '712 Renfrew Drive NE', 'Duplex on a quiet street, ten minutes to downtown'],
  [suite, 'rented', 239, 205, 1_250, 1, '55 Martinvalley Road NE', 'Basement suite near the LRT, laundry inside'],
  [condo, 'rented', 251, 217, 1_600, 1, '1540 29 Street NW', 'Condo across from the hospital'],
  [detached, 'expired', 266, 221, 2_700, 4, '23 Aspen Stone View SW', 'Large house with an office and a garden'],
  [edmonton, 'rented', 280, 243, 1_950, 3, '11203 Kaskitayo Drive NW', 'Bungalow with a garage and a deck'],
  [condo, 'rented', 297, 262, 1_850, 2, '2215 17B Street SW', 'Two-bedroom condo, parking and storage included'],
  [duplex, 'rented', 311, 270, 2_000, 3, '88 Mount Royal Grove SW', 'Duplex near the university, lawn cared for'],
  [suite, 'rented', 325, 291, 1_175, 1, '640 Castleridge Drive NE', 'Basement suite with a separate entrance'],
  [condo, 'expired', 342, 297, 1_575, 1, '930 16 Avenue SW', 'Condo with a gym in the building'],
  [detached, 'rented', 359, 322, 2_300, 3, '51 Cranberry Park SE', 'House by the ridge, path to the river'],
  [suite, 'rented', 371, 330, 1_150, 1, '218 Whitehorn Road NE', 'Basement suite three minutes from the LRT'],
];
const archived = (row: Row, at: number): DemoListing => {
  const [like, status, daysAgo, closedDaysAgo, rent, beds, street, title] = row;
  const publicId = `dem0old${String(at + 1).padStart(3, '0')}`;
  return { publicId, like, status, daysAgo, closedDaysAgo, rent, beds, street, title, photoCount: 5, isAnswered: true };
};

/** What the demo landlord offered in the last year, and what never went live. */
export const demoListingArchive: readonly DemoListing[] = [
  ...rows.map(archived),
  {
    publicId: 'dem0draft3',
    like: duplex,
    status: 'draft',
    street: '27 Legacy Woods Crescent SE',
    title: 'Half duplex with a sunny kitchen',
    description: 'New on the market from next month. More photos after the painters are done.',
    rent: 2_200,
    beds: 3,
    photoCount: 1,
    daysAgo: 96,
    isAnswered: true,
  },
  {
    publicId: 'dem0draft4',
    like: condo,
    status: 'draft',
    street: '1001 13 Avenue SW',
    title: 'Studio for one person near downtown',
    rent: 1_300,
    beds: 0,
    photoCount: 0,
    daysAgo: 97,
    isAnswered: false,
  },
  {
    publicId: 'dem0refuse',
    like: suite,
    status: 'rejected',
    street: '14 Falshire Terrace NE',
    title: 'Room for rent, girls only, near the station',
    description:
      'Nice room in our house, shared kitchen and bath. Girls only, no families. Cash deposit before the visit.',
    rent: 650,
    beds: 1,
    photoCount: 3,
    daysAgo: 118,
    isAnswered: true,
    review: {
      hoursAgo: 2_800,
      risk: 60,
      reasons: [
        { rule: 'payment-terms', points: 20 },
        { rule: 'rent-very-low', points: 40 },
      ],
      decision: 'rejected',
      reason: 'An ad may not exclude families or people by gender, and a deposit is not paid before a viewing.',
    },
  },
  {
    publicId: 'dem0delete',
    like: duplex,
    status: 'deleted',
    street: '19 Hawkwood Drive NW',
    title: 'Duplex with a view of the mountains',
    rent: 2_250,
    beds: 3,
    photoCount: 4,
    daysAgo: 130,
    deletedDaysAgo: 3,
    isAnswered: true,
  },
  {
    publicId: 'dem0delet2',
    like: condo,
    status: 'deleted',
    street: '1320 1 Street SE',
    title: 'Condo on a high floor, south side',
    rent: 1_725,
    beds: 1,
    photoCount: 4,
    daysAgo: 145,
    deletedDaysAgo: 11,
    isAnswered: true,
  },
];
