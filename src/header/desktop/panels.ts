export { CategoryPanel } from './CategoryPanel.tsx';
export { LinkPanel } from './LinkPanel.tsx';
