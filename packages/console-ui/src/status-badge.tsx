import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { ReactNode } from 'react';

export type StatusTone = 'ok' | 'info' | 'warn' | 'danger' | 'quiet';
const colors: Record<StatusTone, string> = { ok: 'green', info: 'blue', warn: 'yellow', danger: 'red', quiet: 'gray' };

/** Badge of a status: always a word besides the colour, in tones that meet AA contrast. */
export const StatusBadge = ({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) => (
  <Badge color={colors[tone]} miw="max-content">
    {children}
  </Badge>
);
