import { Link } from 'react-router-dom';
import { customerLink } from '#core/client-links.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { Ltr } from '../ltr.js';
import styles from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string | null | undefined;
  readonly email: string;
  /** The id of the account, whose page the name then opens. */
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
        <Link to={customerLink(id)} className={styles.link}>
          {shown}
        </Link>
      )}
      <span className={styles.email} title={email}>
        <Ltr>{email}</Ltr>
      </span>
    </div>
  );
}
