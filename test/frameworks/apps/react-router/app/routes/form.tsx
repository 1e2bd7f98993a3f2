import { BidForm } from '../../Site.tsx';

const FormPage = () => <BidForm />;
export default FormPage;
