import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import type { ResourceScreens } from '../resource-screens.ts';

/** Header of the screen of one record, with the way back to the list. */
export function RecordHeader({
  screens: { resource, messages, paths },
  title,
  action,
}: {
  readonly screens: ResourceScreens;
  readonly title: string;
  readonly action?: ReactNode;
}) {
  const t = useMessages(messages);
  const k = useKitMessages();
  return (
    <PageHeader
      title={title}
      breadcrumbs={[{ to: paths.list, label: t(`${resource.label}.title`) }]}
      breadcrumbsLabel={k('breadcrumbs')}
      link={Link}
      action={action}
    />
  );
}
