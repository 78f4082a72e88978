import { Link } from 'react-router-dom';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string | null | undefined;
  readonly email: string;
  /** Of the account, whose page the name then opens. */
  readonly id?: string | undefined;
}

/** Who it is: the name, and the address below it. */
export function PersonCell({ name, email, id }: PersonCellProps) {
  const shown = name ?? adminMessages.noName;
  return (
    <div className={styles.person}>
      {id === undefined ? (
        <span>{shown}</span>
      ) : (
        <Link to={`/admin/users/${id}`} className={styles.link}>
          {shown}
        </Link>
      )}
      <span className={styles.email} title={email}>
        <Ltr>{email}</Ltr>
      </span>
    </div>
  );
}
