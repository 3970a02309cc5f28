import { usePublicWords } from '../../words/catalogue.ts';

const most = 4;
/** 'Studio', '2 beds', '4 beds or more'. */
export function useSizeName(): (beds: number) => string {
  const t = usePublicWords();
  return (beds) => (beds >= most ? t('bedsMost') : t('bedsOption', { count: beds }));
}
