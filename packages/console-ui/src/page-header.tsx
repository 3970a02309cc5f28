import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './page-header.module.css';

/** The top of a console page: its title, one line under it, and its one primary action on the right. */
export const PageHeader = ({
  title,
  description,
  action,
}: {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <Group justify="space-between" align="flex-start">
    <Stack gap={6}>
      <h1>{title}</h1>
      {description && <p className={css.description}>{description}</p>}
    </Stack>
    {action}
  </Group>
);
