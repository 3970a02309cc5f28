import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './console-page.module.css';
import { cssVariables, theme } from './theme.ts';

// The shell sets the colour scheme on `<html>`; Mantine only reads it.
const colorSchemeManager = {
  get: () => (document.documentElement.dataset.theme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
const readNonce = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

interface Props {
  readonly children: ReactNode;
}

/** Applies the Mantine theme in the product's colours. */
export const ConsoleTheme = ({ children }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemeManager}
    getStyleNonce={readNonce}
    getRootElement={() => undefined}
  >
    {children}
  </MantineProvider>
);

/** Page of a console. */
export const ConsolePage = ({ children }: Props) => (
  <ConsoleTheme>
    <div className={css.page}>{children}</div>
  </ConsoleTheme>
);
