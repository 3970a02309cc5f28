import type { PointOfInterestIcon } from '@porchlight/contracts/catalog';
import type { IconDrawing } from '@porchlight/ui';
import IconBarbell from '@tabler/icons-react/dist/esm/icons/IconBarbell.mjs';
import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBus from '@tabler/icons-react/dist/esm/icons/IconBus.mjs';
import IconCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs';
import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconMapPinHeart.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconTrees from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWorship from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';

/** Icons of the points of interest. */
export const pointOfInterestIcons: Readonly<Record<PointOfInterestIcon, IconDrawing>> = {
  one: IconHeart,
  home: IconHome,
  work: IconBriefcase,
  school: IconSchool,
  childcare: IconCarriage,
  groceries: IconCart,
  transit: IconBus,
  gym: IconBarbell,
  worship: IconWorship,
  hospital: IconHospital,
  library: IconBooks,
  park: IconTrees,
  friends: IconUsers,
  other: IconPin,
};
