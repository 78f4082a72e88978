/** The platform's own mode and settings: banner, notice, and what administrators set. */
export { DemonstrationNotice } from './demonstration-notice.js';
export { ModeBanner } from './mode-banner.js';
export { PlatformModeCard } from './mode-card.js';
export { PlatformGate } from './platform-gate.js';
export { PLATFORM_SECTIONS, type PlatformSection } from './settings-sections.js';
export { PlatformSettingsTab } from './settings-tab.js';
