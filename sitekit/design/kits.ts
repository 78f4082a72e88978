/** The whole library at once, for Node and the tools: importing this module fills the shelves of `library.ts`. */
import { generalKit } from '../copy/general.kit.js';
import { shopKit } from '../copy/shop.kit.js';
import { clinicKit } from '../copy/clinic.kit.js';
import { restaurantKit } from '../copy/restaurant.kit.js';
import { portfolioKit } from '../copy/portfolio.kit.js';
import { companyKit } from '../copy/company.kit.js';
import { schoolKit } from '../copy/school.kit.js';
import { beautyKit } from '../copy/beauty/beauty.kit.js';
import { realestateKit } from '../copy/realestate/realestate.kit.js';
import { lawKit } from '../copy/law/law.kit.js';
import { buildingKit } from '../copy/building/building.kit.js';
import { garageKit } from '../copy/garage/garage.kit.js';
import { gymKit } from '../copy/gym/gym.kit.js';
import { dentistKit } from '../copy/dentist/dentist.kit.js';
import { confectionerKit } from '../copy/confectioner/confectioner.kit.js';
import { languageschoolKit } from '../copy/languageschool/languageschool.kit.js';
import { photographerKit } from '../copy/photographer/photographer.kit.js';
import { guesthouseKit } from '../copy/guesthouse/guesthouse.kit.js';
import { travelKit } from '../copy/travel/travel.kit.js';
import { weddinghallKit } from '../copy/weddinghall/weddinghall.kit.js';
import { repairsKit } from '../copy/repairs/repairs.kit.js';
import { addSectionKit, addTradeKit, type TradeKit } from '../layouts/library.js';
import type { Layout } from '../section.types.js';
import { SECTION_KITS } from '../sections/kits.js';
import type { Trade } from '../templates/trades.js';

const TRADE_KITS: Record<Trade, TradeKit> = {
  general: generalKit,
  shop: shopKit,
  clinic: clinicKit,
  restaurant: restaurantKit,
  portfolio: portfolioKit,
  company: companyKit,
  school: schoolKit,
  beauty: beautyKit,
  realestate: realestateKit,
  law: lawKit,
  building: buildingKit,
  garage: garageKit,
  gym: gymKit,
  dentist: dentistKit,
  confectioner: confectionerKit,
  languageschool: languageschoolKit,
  photographer: photographerKit,
  guesthouse: guesthouseKit,
  travel: travelKit,
  weddinghall: weddinghallKit,
  repairs: repairsKit,
};

for (const [type, kit] of Object.entries(SECTION_KITS)) addSectionKit(type as Layout['type'], kit);
for (const [trade, kit] of Object.entries(TRADE_KITS)) addTradeKit(trade as Trade, kit);
