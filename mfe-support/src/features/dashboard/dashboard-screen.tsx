import { useOpenRoutes, useSession, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { routes } from '../../routes.ts';
import { supportWords } from '../../words/catalogue.ts';

/** The first page of the support area: what will open here for the person who looks. */
export function DashboardScreen() {
  const t = useWords(supportWords);
  const later = useOpenRoutes(routes, supportWords, '/support');
  return (
    <ConsolePage>
      <PageHeader title={t('greeting', { name: useSession().user?.firstName ?? '' })} description={t('intro')} />
      <Card isPadded>
        <h2>{t('laterTitle')}</h2>
        <LinkList>
          {later.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </LinkList>
      </Card>
    </ConsolePage>
  );
}
