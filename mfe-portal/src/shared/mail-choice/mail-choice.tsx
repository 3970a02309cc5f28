import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ErrorState } from '@porchlight/console-ui';
import { Notice, Skeleton, Switch, VisuallyHidden } from '@porchlight/ui';
import css from './mail-choice.module.css';
import { mailChoiceCalls } from './mail-choice-calls.ts';
import { mailChoiceMessages } from './messages/catalog.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;
const hooksOf = {
  lowCredits: {
    useQuery: () => mailChoiceCalls.useGetLowCreditMailQuery(undefined, fresh),
    useChange: mailChoiceCalls.useChangeLowCreditMailMutation,
  },
  messages: {
    useQuery: () => mailChoiceCalls.useGetLeadMailQuery(undefined, fresh),
    useChange: mailChoiceCalls.useChangeLeadMailMutation,
  },
};
interface Props {
  /** The emails; a component keeps those of its first rendering. */
  readonly of: keyof typeof hooksOf;
}

/** Switch that turns emails on or off. */
export function MailChoice({ of }: Props) {
  const t = useMessages(mailChoiceMessages);
  const { data, error, refetch } = hooksOf[of].useQuery();
  return (
    <div className={css.choice}>
      {data && <MailSwitch of={of} isOn={data.enabled} />}
      {error && !data && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton shape="short" />
        </>
      )}
    </div>
  );
}

function MailSwitch({ of, isOn }: Props & { readonly isOn: boolean }) {
  const t = useMessages(mailChoiceMessages);
  const dispatch = useDispatch();
  const [change, { error, isLoading, originalArgs }] = hooksOf[of].useChange();
  const save = async (enabled: boolean) => {
    if (!('error' in (await change({ body: { enabled } }))))
      dispatch(flash({ type: 'success', text: t(enabled ? `on.${of}` : `off.${of}`) }));
  };
  return (
    <>
      <Switch
        label={t(`label.${of}`)}
        hint={t(`hint.${of}`)}
        checked={isLoading && originalArgs ? originalArgs.body.enabled : isOn}
        aria-busy={isLoading}
        onChange={({ target }) => {
          if (!isLoading) void save(target.checked);
        }}
      />
      {error && (
        <Notice tone="danger" role="alert" title={t('notSaved')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
