export { CategoryPanel } from './CategoryPanel.tsx';
export { LinkPanel, ListPanel } from './LinkPanel.tsx';
