import base from "./.dependency-cruiser.mjs";
export default { forbidden: [{name:"no-folder-knots",severity:"error",scope:"folder",from:{path:"^(apps|packages)/"},to:{circular:true}}],
 options: {...base.options, exclude:{path:"(^|/)(build|coverage|testing|fixtures)/|\\.test\\.tsx?$"}, metrics:true}};
