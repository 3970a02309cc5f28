import * as client from '@porchlight/client';
import * as clientRedux from '@porchlight/client/redux';
import * as clientRouter from '@porchlight/client/router';
import * as ui from '@porchlight/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The modules that an area's server build takes from the shell's: every subpath of every shared package that areas may import. */
export const shared: Readonly<Record<string, unknown>> = {
  react: react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@porchlight/ui': ui,
  '@porchlight/client': client,
  '@porchlight/client/router': clientRouter,
  '@porchlight/client/redux': clientRedux,
};
