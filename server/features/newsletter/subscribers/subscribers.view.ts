import { view } from '#platform/http/rest/view.js';
import type { SubscriberType } from './subscribers.types.js';

/** The REST representation of a subscriber. */
export const subscriberView = view<SubscriberType>('SiteSubscriber');
