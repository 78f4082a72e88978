/** The sections of the settings, in order; those of other features are loaded when they are opened. */
import { lazy, type ComponentType } from 'react';
import { loadLegalSettings } from '#client/features/legal/index.js';
import { adminTaxMessages, loadSellerSettings, loadVatSettings } from '#client/features/invoices/index.js';
import { PLATFORM_SECTIONS, type PlatformSection } from '#client/features/platform-mode/index.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { settingsMessages } from './settings.messages.js';

export interface SettingsSection {
  /** The value of `?section=`. */
  readonly key: string;
  readonly label: string;
  readonly Panel: ComponentType;
}

export interface PlatformSettingsSection {
  readonly key: PlatformSection;
  readonly label: string;
}

const section = (key: string, label: string, load: () => Promise<ComponentType>): SettingsSection => ({
  key,
  label,
  Panel: lazy(async () => ({ default: await load() })),
});

/** The parts of one form, which are shown one by one: what was typed stays from part to part. */
export const PLATFORM_PARTS: readonly PlatformSettingsSection[] = PLATFORM_SECTIONS.map((key) => ({
  key,
  label: platformMessages.settings.groups[key],
}));

export const OTHER_SECTIONS: readonly SettingsSection[] = [
  section('vat', adminTaxMessages.vat.title, loadVatSettings),
  section('seller', adminTaxMessages.seller.title, loadSellerSettings),
  section('legal', settingsMessages.legal, loadLegalSettings),
];
