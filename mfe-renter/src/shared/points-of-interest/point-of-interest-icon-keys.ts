import type { PointOfInterestIcon } from '@porchlight/contracts/catalog';

/** Message keys of the icon names. */
export const pointOfInterestIconKeys = {
  one: 'iconOne',
  home: 'iconHome',
  work: 'iconWork',
  school: 'iconSchool',
  childcare: 'iconChildcare',
  groceries: 'iconGroceries',
  transit: 'iconTransit',
  gym: 'iconGym',
  worship: 'iconWorship',
  hospital: 'iconHospital',
  library: 'iconLibrary',
  park: 'iconPark',
  friends: 'iconFriends',
  other: 'iconOther',
} as const satisfies Record<PointOfInterestIcon, string>;
