import { usePermission, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormLayout, FormSection } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import { LoadedRecord, RecordFacts } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { PublicationState } from './form/publication-state.tsx';
import { postsMessages } from './messages/catalog.ts';
import { posts } from './post-screens.ts';
import { PostVersions } from './versions/post-versions.tsx';

/** Screen of a post as it is saved, with its versions. */
export function PostShow() {
  const t = useMessages(postsMessages);
  const canModify = usePermission('modifyBlogs');
  return (
    <LoadedRecord
      screens={posts}
      action={({ id, deletedAt }) =>
        canModify &&
        !deletedAt && (
          <LinkButton look="primary" icon={IconPencil} link={Link} to={fillPath('/admin/posts/:id/edit', { id })}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(record) => (
        <FormLayout
          side={
            <>
              {!record.deletedAt && (
                <FormSection title={t('publication')}>
                  <PublicationState record={record} />
                </FormSection>
              )}
              <PostVersions record={record} />
            </>
          }
        >
          <RecordFacts screens={posts} record={record} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}
