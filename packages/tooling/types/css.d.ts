declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg';
// The ground of the map: an asset, so the import is its address.
declare module '*.tile' {
  const address: string;
  export default address;
}
declare module '@fontsource-variable/*';
