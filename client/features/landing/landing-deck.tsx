import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react';
import { LANDING } from '#core/limits/limits.landing.js';
import { GuestActions, HeaderFrame } from '#client/ui/frame/header-frame.js';
import { toPersianDigits } from '#core/text/digits.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { usePlatform } from '#client/lib/platform-state.js';
import { useSession } from '#client/lib/session/use-session.js';
import { storedKeys } from '#client/lib/storage/browser-store.js';
import { ModeBanner } from '#client/features/platform-mode/index.js';
import styles from './landing-deck.module.css';
import { PlainSchemeToggle } from './plain-scheme-toggle.js';
import { SlideDots } from './slide-dots.js';
import { HeroSlide } from './slides/hero-slide.js';
import { SecuritySlide } from './slides/security-slide.js';
import { StepsSlide } from './slides/steps-slide.js';
import { TechnologySlide } from './slides/technology-slide.js';
import { TrustSlide } from './slides/trust-slide.js';
import { ValueSlide } from './slides/value-slide.js';
import { useSlides } from './use-slides.js';

/** Rendered once each: their frame moves them. */
const SLIDES = [
  { key: 'hero', title: null, Slide: memo(HeroSlide) },
  { key: 'steps', title: landing.steps.title, Slide: memo(StepsSlide) },
  { key: 'technology', title: landing.technology.title, Slide: memo(TechnologySlide) },
  { key: 'security', title: landing.security.title, Slide: memo(SecuritySlide) },
  { key: 'value', title: landing.value.title, Slide: memo(ValueSlide) },
  { key: 'trust', title: landing.trust.title, Slide: memo(TrustSlide) },
] as const;

/** Most visitors have no draft of any account: they load nothing for it. */
const mayHaveDraft = (): boolean => storedKeys().some((key) => key.startsWith('wizard_draft'));
const ContinueDesign = lazy(() =>
  import('./continue-design.js').then((module) => ({ default: module.ContinueDesign })),
);

const total = toPersianDigits(LANDING.slides);

interface LandingDeckProps {
  /** Loaded for signed-in users: the notifications and the menu need Mantine and Apollo. */
  readonly Account: ComponentType;
}

/** Six slides, one at a time. Without JavaScript they are one below the other and everything can be read. */
export function LandingDeck({ Account }: LandingDeckProps) {
  const { index, isLive, hasMoved, deck, go } = useSlides();
  const { status } = useSession();
  const { settings, mode } = usePlatform();
  // The first slide is called what the platform is called.
  const titles = SLIDES.map((slide) => slide.title ?? settings.name);
  useEffect(() => {
    document.title = settings.defaultTitle;
  }, [settings]);
  return (
    <div className={styles.page} data-live={isLive || undefined} data-moved={hasMoved || undefined} data-index={index}>
      <HeaderFrame>
        <PlainSchemeToggle />
        {status === 'guest' ? (
          <GuestActions />
        ) : (
          <Suspense fallback={<span className={styles.account} />}>
            <Account />
          </Suspense>
        )}
      </HeaderFrame>
      <ModeBanner mode={mode} />
      <main className={styles.deck} ref={deck} aria-label={landing.deck(settings.name)}>
        <h1 className={styles.announcer}>{settings.name}</h1>
        {SLIDES.map(({ key, Slide }, position) => (
          <section
            key={key}
            id={key}
            className={styles.slide}
            data-place={isLive ? Math.sign(position - index) : undefined}
            inert={isLive && position !== index}
            // The keys scroll a slide that is taller than the screen.
            tabIndex={isLive && position === index ? 0 : undefined}
            aria-label={landing.slideOf(toPersianDigits(position + 1), total, titles[position] ?? '')}
          >
            <Slide />
          </section>
        ))}
      </main>
      <Suspense>{isLive && index === 0 && mayHaveDraft() && <ContinueDesign />}</Suspense>
      {isLive && <SlideDots index={index} titles={titles} onGo={go} />}
      <p className={styles.announcer} role="status">
        {isLive ? landing.slideOf(toPersianDigits(index + 1), total, titles[index] ?? '') : ''}
      </p>
    </div>
  );
}
