import './start.tsx';
