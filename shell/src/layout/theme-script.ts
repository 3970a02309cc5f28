/**
 * Inline script that applies the theme before the first paint, to avoid a flash of the light theme. Reads the format of
 * the client's `storage`.
 */
export const themeScript =
  `try{var t=JSON.parse(localStorage.getItem('porchlight:theme')||'{}').value,d=document.documentElement.dataset;
d.theme=d.mantineColorScheme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){}`.replace(
    '\n',
    '',
  );
