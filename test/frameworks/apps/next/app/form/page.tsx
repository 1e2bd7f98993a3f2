import { Suspense } from 'react';
import { BidForm } from '../../Site.tsx';
import { getStyles } from '../getStyles.ts';

/** Arrives after the rest of the page, in the same response. */
async function SlowForm() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return <BidForm styles={await getStyles()} />;
}

const FormPage = () => (
  <Suspense fallback={<p>Loading</p>}>
    <SlowForm />
  </Suspense>
);
export default FormPage;
