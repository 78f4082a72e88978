/**
 * The passwords that guessers try first, of at least 8 characters (shorter ones are refused anyway): the heads of
 * the published lists, and what people type on a Persian keyboard. Lower case, ASCII digits, no spaces.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word pa$$word passpass
12345678 123456789 1234567890 12345678910 123456789a 1234567891 0123456789 01234567 987654321 9876543210 87654321 0987654321
11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
12341234 12121212 123123123 11223344 1122334455 112233445566 10203040 1020304050 13131313 11112222 12344321 123454321 87654321
14725836 147258369 159753456 159357456 741852963 789456123 456789123 123654789 987456321 321654987 963852741 15975346
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qwer1234 asdf1234 asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm, zxcvbnm123 qweasdzxc
qweqweqwe asdasdasd zxczxczxc 1234qwer qwe123qwe 123qweasd asd123asd a1b2c3d4 aa123456 a1234567 a12345678 a123456789 abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcd12345
aaaaaaaa aaaaaaaaa xxxxxxxx zzzzzzzz qqqqqqqq iloveyou iloveyou1 iloveyou2 ilovegod lovelove loveyou1 sunshine sunshine1 princess princess1 football football1
baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1 starwars starwars1 whatever trustno1 letmein1 letmein123 welcome1 welcome123 welcome2 master123
dragon123 monkey123 shadow123 michael1 jennifer jordan23 computer internet samsung1 samsung123 liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus manchester
charlie1 danielle victoria elizabeth alexander alexandra christian christine nicholas benjamin patricia isabella caroline michelle veronica
admin123 admin1234 admin12345 admin123456 administrator adminadmin root1234 rootroot user1234 useruser test1234 testtest testing123 test12345 guest123 demo1234 changeme changeme1 default1 secret123 mypassword newpassword
google123 facebook facebook1 linkedin instagram telegram telegram1 whatsapp whatsapp1 youtube1 microsoft windows10 android1 mustang1 corvette mercedes bmw12345 ferrari1 porsche1 harley-d yamaha123
chocolate butterfly cupcake1 cheese123 pineapple rainbow1 flower123 sweetheart blink182 metallica slipknot nirvana1 eminem123 rockstar1 midnight 0okmnji9 mnbvcxz1 poiuytrewq lkjhgfdsa 0987poiu
iran1234 iran1357 iran1400 iran1403 iran1404 iran12345 iraniran iranian1 persian1 tehran123 tehran021 tehran1234 esteghlal perspolis perspolis1 persepolis persepolis6 esteghlal1 taraktor
salam123 salam1234 salam12345 salamsalam mohammad mohammad1 mohammad123 muhammad muhammad1 alireza1 alireza123 alireza1234 amirhossein amir1234 amir12345 hossein1 hossein123 mahdi123 mahdi313 mehdi123 mohsen123 saeed123 hamed123 reza1234 reza12345 ali12345 ali123456 alialiali fatemeh1 fatemeh123 fatemeh110 fatima123 zahra123 zahra1234 maryam123 maryam1234 narges123 sara1234 yaali110 yamahdi313 yahossein yazahra1 110110110 313313313 14141414
barpa123 barpa1234 barpabarpa
sghlsghl sghl1234 sghl12345 dhagd123 hdvhk123 hdvhk1234 lplplplp lplp1234 ughpqvfd
ضصثقفغعه ضصثقفغعهخ ضصثقفغعهخح شسیبلاتن شسیبلاتنم شسیبلاتنمک ظطزرذدپو ضصثق1234 شسیب1234 1234شسیب 1234ضصثق
رمزعبور رمزعبور1 رمزعبور123 رمزعبور1234 گذرواژه گذرواژه1 گذرواژه123 گذرواژه1234 پسورد123 پسورد1234 پسوردمن رمزمن123
سلامسلام سلام1234 سلام12345 ایران1234 ایران123 ایران1357 ایرانایران تهران1234 تهران021 دوستتدارم دوستت‌دارم عشقمنی1 خدایمن1 خداوندا محمد1234 علی12345 حسین1234 امیر1234 رضا12345 فاطمه1234 زهرا1234 مریم1234 یاعلی110 یامهدی313 یاحسین1 پرسپولیس استقلال استقلال1
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
