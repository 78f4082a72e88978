import { adminMessages } from '../../../lib/messages/admin/admin.messages.js';
import { Ltr } from '../../../ui/ltr.js';
import styles from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string | null | undefined;
  readonly email: string;
}

/** Who it is: the name, and the address below it. */
export function PersonCell({ name, email }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <span>{name ?? adminMessages.noName}</span>
      <span className={styles.email} title={email}>
        <Ltr>{email}</Ltr>
      </span>
    </div>
  );
}
