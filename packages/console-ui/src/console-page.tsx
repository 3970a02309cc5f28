import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './console-page.module.css';
import { cssVariables, theme } from './theme.ts';

// The shell sets the scheme on <html> for all of the page; Mantine only reads it.
const scheme = {
  get: () => (document.documentElement.dataset.theme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
const nonceOf = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

/** A page of a console: Mantine in the product's colours around it. */
export const ConsolePage = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={scheme}
    getStyleNonce={nonceOf}
    getRootElement={() => undefined}
  >
    <div className={css.page}>{children}</div>
  </MantineProvider>
);
