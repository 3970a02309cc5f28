/** The theme before the first paint, as a script for the head: a dark page must not flash white. Storage format: client's `storage`. */
export const themeScript =
  `try{var t=JSON.parse(localStorage.getItem('porchlight:theme')||'{}').value,d=document.documentElement.dataset;
d.theme=d.mantineColorScheme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){}`.replace(
    '\n',
    '',
  );
