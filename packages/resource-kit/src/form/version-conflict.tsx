import { useFormat } from '@porchlight/client';
import type { ComponentProps } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import { VersionComparison } from './version-comparison.tsx';

/** Comparison of a form with what someone else saved meanwhile; the fields of the form are chosen at first. */
export function VersionConflict({
  savedAt,
  ...props
}: Omit<ComponentProps<typeof VersionComparison>, 'texts'> & {
  /** Time of the other change; ISO 8601. */
  readonly savedAt: string;
}) {
  const k = useKitMessages();
  const format = useFormat();
  return (
    <VersionComparison
      {...props}
      texts={{
        title: k('conflictTitle'),
        text: k('conflictText', { time: format.date(savedAt, 'short') }),
        theirs: k('theirs'),
        takeTheirs: k('takeTheirs'),
        save: k('saveMerged'),
        initial: 'mine',
      }}
    />
  );
}
