/**
 * React Email writes the HTML of every mail (decision 015). Never import this file statically: its renderer takes
 * 100 ms to load, which neither the start nor a request should pay for.
 */
import { render } from '@react-email/render';
import { webAddress, type MailContent } from './mail-content.js';
import { MailLayout } from './mail-layout.js';

/** @throws Error when the button's link is not a web address. */
export async function mailHtml(content: MailContent): Promise<string> {
  if (content.button) webAddress(content.button.link);
  return render(<MailLayout {...content} />);
}
