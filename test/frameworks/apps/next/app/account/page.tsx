import { AccountForm } from '../../AccountForm.tsx';
import { getStyles } from '../getStyles.ts';
import { save } from './save.ts';

const AccountPage = async () => <AccountForm save={save} styles={await getStyles()} />;
export default AccountPage;
