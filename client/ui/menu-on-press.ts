/** Menus whose code, and all that floats with it, is loaded by the first press: the first page does without it. */
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { toast } from './toast.js';

/** `Menu` is null until it is loaded; `button` are the props of the button that is shown until then. */
export function useMenuOnPress<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Menu, setMenu] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      setMenu(() => loaded);
    } catch {
      toast.failure(common.notLoaded);
    }
    setLoading(false);
  };
  // A failure to load is reported when the button is pressed.
  const preload = () => void load().catch(() => undefined);
  const button: ComponentProps<'button'> = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isLoading,
    onClick: () => void open(),
    onPointerEnter: preload,
    onFocus: preload,
  };
  return { Menu, button };
}

/** The state of a menu that a press has loaded: it opens, and its button has the focus that the pressed one had. */
export function useOpenedByPress() {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return { target, opened, setOpened };
}
