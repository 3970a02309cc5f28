import * as client from '@porchlight/client';
import * as clientRedux from '@porchlight/client/redux';
import * as clientRouter from '@porchlight/client/router';
import * as messages from '@porchlight/messages';
import * as ui from '@porchlight/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Modules that server builds of areas import from the shell: every subpath of each shared package. */
export const shared: Readonly<Record<string, unknown>> = {
  react: react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@porchlight/ui': ui,
  '@porchlight/messages': messages,
  '@porchlight/client': client,
  '@porchlight/client/router': clientRouter,
  '@porchlight/client/redux': clientRedux,
};
