export * from './compare-view.tsx';
