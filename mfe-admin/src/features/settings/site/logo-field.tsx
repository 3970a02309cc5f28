import { useMessages } from '@porchlight/client';
import { PictureChooser, type OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { siteMessages } from './messages/catalog.ts';
import css from './logo-field.module.css';

/** The logo, with buttons that choose another one and return to the mark of the design. Saved with the form. */
export function LogoField({ edited: { form } }: Pick<OpenForm, 'edited'>) {
  const t = useMessages(siteMessages);
  const logo = String(form.getValues()['logo'] ?? '');
  const { logo: error } = form.errors;
  return (
    <div className={css.field} role="group" aria-label={t('siteProfile.logo')}>
      <p className={css.label}>{t('siteProfile.logo')}</p>
      {logo ? <img src={logo} alt={t('logoNow')} height={34} className={css.logo} /> : <p>{t('noLogo')}</p>}
      <PictureChooser
        label={t(logo ? 'logoOther' : 'logoChoose')}
        onUploaded={({ url }) => form.setFieldValue('logo', url)}
      />
      {logo && (
        <Button look="quiet" onClick={() => form.setFieldValue('logo', '')}>
          {t('logoRemove')}
        </Button>
      )}
      {error && <p className={css.error}>{error}</p>}
    </div>
  );
}
