import { BidForm } from '../components/BidForm.tsx';

const FormPage = () => <BidForm />;
export default FormPage;
