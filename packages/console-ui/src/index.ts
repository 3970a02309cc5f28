/** The parts of the consoles (portal, admin, support) on Mantine, in the product's colours. */
export { ConsolePage } from './console-page.tsx';
export { LinkList } from './link-list.tsx';
export { PageHeader } from './page-header.tsx';
