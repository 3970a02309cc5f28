import { usePublicMessages } from '../../messages/catalog.ts';

const maxBeds = 4;
/** Returns a function that names a size: "Studio", "2 beds", "4 beds or more". */
export function useSizeName(): (beds: number) => string {
  const t = usePublicMessages();
  return (beds) => (beds >= maxBeds ? t('bedsMost') : t('bedsOption', { count: beds }));
}
