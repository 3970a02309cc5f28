export { CompareView } from './compare-view.tsx';
