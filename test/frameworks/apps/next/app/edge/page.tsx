import { BidForm } from '../../Site.tsx';
import { getStyles } from '../getStyles.ts';

export const runtime = 'edge';

const EdgePage = async () => <BidForm styles={await getStyles()} />;
export default EdgePage;
