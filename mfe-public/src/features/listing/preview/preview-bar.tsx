import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingState } from '@porchlight/contracts';
import type { ListingPreview, PreviewGap } from '@porchlight/contracts/catalog';
import { LinkButton, Notice } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { usePreviewMessages } from './messages/catalog.ts';
import css from './preview.module.css';

export interface BackLink {
  readonly text: string;
  readonly url: string;
}
/** States that a preview has; a deleted or merged listing has no preview. */
export type PreviewedState = Exclude<ListingState, 'merged' | 'deleted'>;

/** Says that the page is a preview and why renters do not see it, and leads back. */
export function PreviewBar({ preview, back }: { readonly preview: ListingPreview; readonly back: BackLink }) {
  const t = usePreviewMessages();
  const { listing, isPublic, status, unanswered } = preview;
  return (
    <section aria-label={t('preview')} className={css.bar}>
      <Notice
        tone="warn"
        icon={IconEye}
        title={t(isPublic ? 'public' : 'hidden')}
        acts={
          <>
            <LinkButton link={Link} size="small" to={back.url}>
              {back.text}
            </LinkButton>
            {isPublic && (
              <LinkButton link={Link} size="small" to={listing.url}>
                {t('toPage')}
              </LinkButton>
            )}
          </>
        }
      >
        {!isPublic && <p>{t(`state.${status as PreviewedState}`)}</p>}
        <UnansweredText gaps={unanswered} />
      </Notice>
    </section>
  );
}

/** Names those of some answers that the listing lacks; renders nothing without any. */
export function Unanswered({ gaps, of }: { readonly gaps: readonly PreviewGap[]; readonly of: readonly PreviewGap[] }) {
  return (
    <div className={css.unanswered}>
      <UnansweredText gaps={of.filter((gap) => gaps.includes(gap))} />
    </div>
  );
}

function UnansweredText({ gaps }: { readonly gaps: readonly PreviewGap[] }) {
  const t = usePreviewMessages();
  const format = useFormat();
  if (gaps.length === 0) return null;
  return <p>{t('unanswered', { list: format.list(gaps.map((gap) => t(`gap.${gap}`))) })}</p>;
}
