import { Button, Card, Container, Loader, Stack } from '@mantine/core';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { supportMessages as texts } from '#client/lib/messages/support.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { BackButton, Conversation } from './conversation/conversation.js';
import { NewTicketForm } from './new-ticket-form.js';
import { SupportContact } from './support-contact.js';
import styles from './support.module.css';
import { TicketList } from './ticket-list.js';

/** /support: `?ticket=` opens a conversation, `?new=1` the form, `?order=` and `?payment=` name the record. */
export function SupportPage() {
  const { status } = useSession();
  return (
    <Container py="xl" size={status === 'guest' ? 680 : undefined}>
      <PageTitle title={texts.title} text={texts.lead} />
      {status === 'guest' && <Guest />}
      {status === 'loading' && <Loader aria-label={texts.title} />}
      {status === 'signed-in' && <Tickets />}
    </Container>
  );
}

/** Guests are led to sign in, and find another way where they cannot. */
function Guest() {
  const { pathname, search } = useLocation();
  return (
    <Stack gap="lg">
      <Card padding="lg">
        <EmptyState
          title={texts.guest.title}
          text={texts.guest.text}
          icon={<IconMessages size={28} stroke={1.75} />}
          compact
          action={
            <Button component={Link} to="/auth" state={{ from: pathname + search }} mt="sm">
              {texts.guest.action}
            </Button>
          }
        />
      </Card>
      <SupportContact />
    </Stack>
  );
}

function Tickets() {
  const [params, setParams] = useSearchParams();
  const [ticket, order, payment] = [params.get('ticket'), params.get('order'), params.get('payment')];
  const isNew = ticket === null && (params.has('new') || order !== null || payment !== null);
  const showList = () => setParams({});
  const show = (id: string) => setParams({ ticket: id }, { preventScrollReset: true });
  return (
    <div className={styles.panes} data-open={isNew || ticket !== null || undefined}>
      <div className={styles.side}>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setParams({ new: '1' })}>
          {texts.list.newTicket}
        </Button>
        <TicketList openId={ticket} onOpen={show} />
        <SupportContact />
      </div>
      <div className={styles.main}>
        {ticket !== null && <Conversation key={ticket} id={ticket} onBack={showList} />}
        {isNew && (
          <>
            <BackButton onBack={showList} />
            <NewTicketForm order={order} payment={payment} onOpened={show} onCancel={showList} />
          </>
        )}
        {ticket === null && !isNew && (
          <div className={styles.placeholder}>
            <EmptyState {...texts.choose} icon={<IconMessages size={28} stroke={1.75} />} />
          </div>
        )}
      </div>
    </div>
  );
}
