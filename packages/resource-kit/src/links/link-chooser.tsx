import type { LinkChooserProps } from '@porchlight/console-ui/rich-text-editor';
import { Combobox } from '@porchlight/ui';
import { useLinkMessages } from './messages/catalog.ts';
import { useLinkTargets, type LinkTarget } from './use-link-targets.ts';

/** Field for the address of a link, which suggests pages, posts and cities by their titles. */
export function LinkChooser({ address, onAddress }: LinkChooserProps) {
  const t = useLinkMessages();
  const targets = useLinkTargets(address);
  const asideOf = ({ kind, isPublic }: LinkTarget) => (isPublic ? t(kind) : t('notPublic', { kind: t(kind) }));
  return (
    <>
      <Combobox
        label={t('target')}
        name="link"
        text={address}
        onText={(text) => onAddress(text)}
        options={targets.map((target) => ({
          id: target.url,
          label: target.title,
          hint: target.url,
          aside: asideOf(target),
        }))}
        onPick={(url) => onAddress(url, targets.find((target) => target.url === url)?.title)}
        placeholder={t('target')}
        status={targets.length > 0 ? t('found', { count: targets.length }) : undefined}
      />
      <p>{t('hint')}</p>
    </>
  );
}
