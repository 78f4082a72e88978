import type { Network } from '../../core/sites/network-link.js';
import type { Intro, Pair } from './copy.types.js';
import type { FirstTrade } from './section-copies.js';

export interface SocialsCopy extends Intro {
  /** Handle, and what one finds there; a network without a sample is shown once the customer has a handle on it. */
  networks: Readonly<Partial<Record<Network, Pair>>>;
}

export const socialsCopy: Record<FirstTrade, SocialsCopy> = {
  general: {
    eyebrow: 'همراه ما باشید',
    title: 'جاهای دیگری که می‌توانید پیدایمان کنید',
    text: 'هر شبکه حال‌وهوای خودش را دارد؛ آنکه به کارتان می‌آید را دنبال کنید.',
    networks: {
      instagram: ['@nemoone_avaye', 'پشت‌صحنهٔ کارها و آدم‌های تیم'],
      telegram: ['@nemoone_avaye', 'خبرهای کوتاه و اعلان تعطیلی‌ها'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'پاسخ سریع در ساعت کاری'],
      youtube: ['@nemoone_avaye', 'ویدیوهای آموزشی چند دقیقه‌ای'],
      aparat: ['@nemoone_avaye', 'همان ویدیوها، بدون مصرف اینترنت بین‌الملل'],
      linkedin: ['@nemoone-avaye', 'فرصت‌های همکاری و استخدام'],
    },
  },
  shop: {
    eyebrow: 'شبکه‌های اجتماعی',
    title: 'ما را دنبال کنید',
    text: 'میزتان را با نام نیلوفر نشان کنید تا با اجازه‌تان بازنشر کنیم.',
    networks: {
      instagram: ['@nemoone_niloofar', 'قطعه‌های تازه، هر روز ساعت نُه'],
      telegram: ['@nemoone_niloofar', 'سفارش سریع و تخفیف‌های ساعتی'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'مشاورهٔ چیدمان با عکس میز شما'],
      youtube: ['@nemoone_niloofar', 'یک روز در کارگاه سازنده‌ها'],
      aparat: ['@nemoone_niloofar', 'فیلم بسته‌بندی و نگهداری ظرف'],
      linkedin: ['@nemoone-niloofar', 'هدیهٔ سازمانی و همکاری شرکت‌ها'],
    },
  },
  clinic: {
    eyebrow: 'سلامت هر روز',
    title: 'ما را دنبال کنید',
    text: 'آموزش‌های کوتاه و درست؛ برای درمان اما حتماً بیایید.',
    networks: {
      instagram: ['@nemoone_mehrafarin', 'پاسخ پزشک‌ها به پرسش‌های شما'],
      telegram: ['@nemoone_mehrafarin', 'برنامهٔ هفتگی پزشکان'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'گرفتن و جابه‌جایی نوبت'],
      youtube: ['@nemoone_mehrafarin', 'ورزش‌های درمانی زیر نظر متخصص'],
      aparat: ['@nemoone_mehrafarin', 'گفت‌وگو با پزشکان، هر هفته'],
      linkedin: ['@nemoone-mehrafarin', 'همکاری پزشکان و پرستاران'],
    },
  },
  restaurant: {
    eyebrow: 'شبکه‌های اجتماعی',
    title: 'ما را دنبال کنید',
    text: 'خورش روز، شب‌های موسیقی و جای خالی میزها را همین‌جا ببینید.',
    networks: {
      instagram: ['@nemoone_sofreh', 'خورش روز، پیش از ظهر'],
      telegram: ['@nemoone_sofreh', 'منوی کامل و قیمت‌ها'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'رزرو میز و سفارش جشن'],
      youtube: ['@nemoone_sofreh', 'دستورهای سرآشپز جهانگیر'],
      aparat: ['@nemoone_sofreh', 'فیلم تنور و آشپزخانه'],
      linkedin: ['@nemoone-sofreh', 'ناهار شرکتی و همکاری'],
    },
  },
  portfolio: {
    eyebrow: 'جاهای دیگر من',
    title: 'کارهای بیشتر را این‌جاها ببینید',
    text: 'این‌جا کارهای تمام‌شده است؛ آشفتگی دوست‌داشتنی‌اش را در شبکه‌ها ببین.',
    networks: {
      instagram: ['@nemoone_darya', 'اتود، مداد و میز کار'],
      telegram: ['@nemoone_darya', 'یادداشت‌های کوتاه دربارهٔ طراحی'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'برای هماهنگی پروژه‌های جاری'],
      youtube: ['@nemoone_darya', 'فیلم تندشدهٔ ساخت نشان‌ها'],
      aparat: ['@nemoone_darya', 'کلاس رایگان حروف‌نگاری'],
      linkedin: ['@nemoone-darya', 'سابقه و توصیه‌نامه‌ها'],
    },
  },
  company: {
    eyebrow: 'ارتباط پیوسته',
    title: 'ما را دنبال کنید',
    text: 'گزارش رخدادها، رویدادهای فنی و فرصت‌های شغلی.',
    networks: {
      instagram: ['@nemoone_paya', 'زندگی در دفترهای تهران و مشهد'],
      telegram: ['@nemoone_paya', 'اعلان نگهداری و رخدادها'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'هماهنگی جلسه با کارشناس فروش'],
      youtube: ['@nemoone_paya', 'ارائه‌های فنی و وبینارها'],
      aparat: ['@nemoone_paya', 'بایگانی کامل وبینارها'],
      linkedin: ['@nemoone-paya', 'فرصت‌های شغلی و خبرهای شرکت'],
    },
  },
  school: {
    eyebrow: 'شبکه‌های اجتماعی',
    title: 'ما را دنبال کنید',
    text: 'همهٔ عکس‌ها با اجازهٔ خانواده‌ها منتشر می‌شود.',
    networks: {
      instagram: ['@nemoone_roshana', 'یک پروژه در هر روز'],
      telegram: ['@nemoone_roshana', 'اطلاعیه‌ها و تقویم ترم'],
      whatsapp: ['۰۹۰۰-۰۰۰-۰۰۰۰', 'گفت‌وگو با دفتر ثبت‌نام'],
      youtube: ['@nemoone_roshana', 'فیلم نمایشگاه‌های پایان ترم'],
      aparat: ['@nemoone_roshana', 'آزمایش‌های علوم با وسایل خانه'],
      linkedin: ['@nemoone-roshana', 'دعوت به همکاری مربی‌ها'],
    },
  },
};
