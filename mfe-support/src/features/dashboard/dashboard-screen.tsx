import { textsIn, useLanguage, useSession, useWords } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { routes } from '../../routes.ts';
import { supportWords } from '../../words/catalogue.ts';
import css from './dashboard.module.css';

/** The first page of the support area: what will open here for the person who looks. */
export function DashboardScreen() {
  const t = useWords(supportWords);
  const texts = textsIn(supportWords, useLanguage());
  const { user } = useSession();
  const permissions = useSelector((state) => state.session.permissions);
  const later = routes.filter(({ path, permission }) => path.startsWith('/support/') && !path.includes(':') && path !== '/support/dashboard' && (!permission || permissions?.[permission]));
  return (
    <ConsolePage>
      <PageHeader title={t('greeting', { name: user?.firstName ?? '' })} description={t('intro')} />
      <Card isPadded>
        <h2>{t('laterTitle')}</h2>
        <ul className={css.list}>
          {later.map(({ path, title }) => <li key={path}><Link to={path}>{typeof title === 'function' ? title(texts) : title}</Link></li>)}
        </ul>
      </Card>
    </ConsolePage>
  );
}
