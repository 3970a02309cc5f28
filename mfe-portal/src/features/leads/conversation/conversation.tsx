import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import { Card, LinkButton, VisuallyHidden } from '@porchlight/ui';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useEffect, useRef } from 'react';
import { conversationId } from '../leads-address.ts';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MissingLead } from './missing-lead.tsx';
import { OpenLead, type OpenLeadProps } from './open-lead.tsx';

interface Props extends Omit<OpenLeadProps, 'lead'> {
  readonly id: string;
  /** First name of the renter, if it is known before the lead is loaded. */
  readonly name: string | undefined;
}

/** The open lead. It gets the focus when it is opened. */
export function Conversation(props: Props) {
  const { id, name: listedName, hrefOf, isPage } = props;
  const t = useMessages(leadsMessages);
  const query = leadsCalls.useGetLeadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  // An archived lead leaves the list, but stays open.
  const name = query.currentData?.lead.firstName ?? listedName;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  const title = name === undefined ? t('conversation') : t('conversationWith', { name });
  return (
    <section ref={panel} id={conversationId} tabIndex={-1} aria-label={title} className={css.panel}>
      {isPage && (
        <div className={css.pageTop}>
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
          <LinkButton look="quiet" size="small" icon={IconChevronLeft} link={Link} to={hrefOf()}>
            {t('back')}
          </LinkButton>
        </div>
      )}
      <Card className={css.card}>
        <Content query={query} {...props} />
      </Card>
    </section>
  );
}

/** Statuses of an id that is no lead, and of a lead that does not exist or belongs to another landlord. */
const notFoundStatuses = new Set([404, 422]);

interface ContentProps extends Props {
  readonly query: ReturnType<typeof leadsCalls.useGetLeadQuery>;
}

function Content({ query, id: _, name: __, ...rest }: ContentProps) {
  const t = useMessages(leadsMessages);
  const { currentData, error, refetch } = query;
  const failure = error as ApiError | undefined;
  if (failure && notFoundStatuses.has(failure.status)) return <MissingLead href={rest.hrefOf()} isPage={rest.isPage} />;
  if (currentData) return <OpenLead lead={currentData.lead} {...rest} />;
  if (failure)
    return (
      <ErrorState
        title={t('leadFailed')}
        message={failure.message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  return <ConversationSkeleton />;
}
