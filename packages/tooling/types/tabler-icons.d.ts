// One file an icon: importing the package's index makes every build read 6,000 of them.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { IconDrawing } from '@porchlight/ui';
  const icon: IconDrawing;
  export default icon;
}
