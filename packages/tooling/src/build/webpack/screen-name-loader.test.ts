import nameScreens from './screen-name-loader.mjs';

const named = (source: string): string => nameScreens.call({ resourcePath: 'src/area.tsx' }, source);

describe('the screens of a manifest', () => {
  it('get the name of their chunk, on one line or as Prettier breaks them', () => {
    const short = `screen(() => import(/* webpackChunkName: "home" */ './home-screen.tsx'))`;
    const long = `screen(\n    () => import(/* webpackChunkName: "home" */ './home-screen.tsx'),\n  )`;
    const expected = `screen(() => import(/* webpackChunkName: "home" */ './home-screen.tsx'), 'home')`;
    expect([named(short), named(long)]).toEqual([expected, expected]);
  });

  it('stop the build without a name', () => {
    expect(() => named(`screen(() => import('./home-screen.tsx'))`)).toThrow('src/area.tsx');
  });
});
