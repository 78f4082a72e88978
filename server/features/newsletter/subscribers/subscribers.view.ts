import { view } from '../../../platform/http/view.js';
import type { SubscriberType } from './subscribers.types.js';

/** The REST representation of a subscriber. */
export const subscriberView = view<SubscriberType>('SiteSubscriber');
