/** Sections that are hidden on one kind of device. The width of the page decides, so that the canvas shows it, too. */
import { PHONE_WIDTH } from '#core/sections/devices.js';

export const hiddenOnCss = `
@container bp-site (inline-size<=${PHONE_WIDTH}px){
.bp-site .bp-sec[data-hidden-on=phone]{display:none!important}
}
@container bp-site (inline-size>${PHONE_WIDTH}px){
.bp-site .bp-sec[data-hidden-on=desktop]{display:none!important}
}`;
